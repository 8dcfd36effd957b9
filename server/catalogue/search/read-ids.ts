/** Ids as the database sends many of them: four bytes each. */
export function readIds(buffer: Buffer): Uint32Array {
  const view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength)
  const ids = new Uint32Array(buffer.length / 4)
  for (let index = 0; index < ids.length; index++) ids[index] = view.getUint32(4 * index)
  return ids
}
