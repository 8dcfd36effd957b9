const anyPort = ':*'

/**
 * Whether a page of this origin may embed a storefront and receive its travellers back. An entry of the list is an origin,
 * `https://shop.example`; one with any port, `http://localhost:*`, for developers who build a page on their own machine; or one
 * for the names one level below, `https://*.shop.example`.
 */
export function allowsOrigin(origins: readonly string[], origin: string): boolean {
  const [, scheme = '', host = '', port = ''] = /^(https?:\/\/)([^/:]+)((?::\d+)?)$/.exec(origin) ?? []
  if (!host) return false
  const oneLevelUp = `${scheme}*${host.slice(host.indexOf('.'))}`
  return [scheme + host, ...(host.includes('.') ? [oneLevelUp] : [])].some(
    (name) => origins.includes(name + port) || origins.includes(name + anyPort),
  )
}

/** Why no page can have an origin as this entry says, or too many could; undefined where it is well. */
export function objectionToOrigin(entry: string): string | undefined {
  const [, scheme = '', host = '', port] = /^(https?):\/\/([^:]+)(?::(.+))?$/.exec(entry) ?? []
  if (host.startsWith('*.') && !host.slice(2).includes('.')) {
    return 'so short a name belongs to many; write the whole name, as https://*.tours.example'
  }
  if (port === (scheme === 'https' ? '443' : '80')) {
    return `browsers leave the usual port out; write ${entry.slice(0, -port.length - 1)}`
  }
  if (port !== undefined && port !== '*' && Number(port) > 65_535) return 'a port is at most 65535'
  if (/\.\.|\.$/.test(host)) return 'no page has a host of this name'
  return undefined
}
