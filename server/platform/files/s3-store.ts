import { S3mini } from 's3mini'
import type { FileStore, StoredFile } from './file-store.ts'

/**
 * A store in a bucket of S3, or of a server that speaks its protocol, at `https://KEY:SECRET@host/bucket?region=…`. A folder is
 * the beginning of a key up to its slash.
 */
export function openS3Store(address: string): FileStore {
  const url = new URL(address)
  const [accessKeyId, secretAccessKey] = [url.username, url.password].map(decodeURIComponent)
  const bucket = new S3mini({
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
    endpoint: url.origin + url.pathname.replace(/\/$/, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    requestAbortTimeout: patienceMs,
  })
  return {
    async listFolders() {
      const names = (await listAt('')).map(({ Key }) => Key)
      return [...new Set(names.flatMap((name) => /^([^/]+)\//.exec(name)?.[1] ?? []))]
    },
    async list(folder) {
      const start = `${folder}/`
      return (await listAt(start))
        .map((object) => describe(object.Key.slice(start.length), object))
        .filter(({ name }) => name !== '' && !name.includes('/'))
    },
    async find(path) {
      const [object] = await listAt(path, 1)
      return object?.Key === path ? describe(path.slice(path.lastIndexOf('/') + 1), object) : undefined
    },
    async read(path) {
      const bytes = await bucket.getObjectArrayBuffer(path)
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    async write(path, bytes) {
      await bucket.putObject(path, bytes)
    },
  }

  async function listAt(start: string, most?: number) {
    const objects = await bucket.listObjects('/', start, most)
    if (objects === null) throw new Error(`There is no bucket ${url.pathname} at ${url.host}`)
    return objects
  }
}

const patienceMs = 10_000

function describe(name: string, object: { Size: number | string; ETag: string }): StoredFile {
  const bytes = Number(object.Size)
  // the digest of its bytes, as letters and digits that may stand in an address
  const digest = object.ETag.replaceAll(/[^a-z0-9]/gi, '')
    .toLowerCase()
    .slice(0, 24)
  return { name, version: `${digest}-${bytes.toString(36)}`, bytes }
}
