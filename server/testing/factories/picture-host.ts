import { createServer } from 'node:https'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Connection } from '../../media/fetch-photograph.ts'
import { publicLookup } from '../../media/public-lookup.ts'
import type { Resolve } from '../../media/public-lookup.ts'

/** A host of pictures on this machine, as a name server would name it. */
export interface PictureHost {
  /** Reaches it as if it were on the public internet. */
  readonly connection: Connection
  readonly resolve: Resolve
  /** The paths it was asked for. */
  readonly asked: string[]
}

// anonymous: encrypted without a certificate, which only a connection that asks for it accepts
const anonymous = { ciphers: 'aNULL:@SECLEVEL=0', maxVersion: 'TLSv1.2' } as const

/** Opens a host that answers over TLS until the test is over. */
export async function openHost(answer: RequestListener): Promise<PictureHost> {
  const asked: string[] = []
  const server = createServer(anonymous, (request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const resolve: Resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }])
  const { port } = server.address() as AddressInfo
  return {
    asked,
    resolve,
    connection: {
      ...anonymous,
      port,
      rejectUnauthorized: false,
      lookup: publicLookup(resolve, () => true),
    },
  }
}
