declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  /** A server that speaks S3's protocol and keeps buckets in a folder. Its one key is `S3RVER`, with the secret `S3RVER`. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
