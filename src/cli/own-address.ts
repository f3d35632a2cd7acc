/** Where a browser on this machine finds a server with these settings: one that listens everywhere is found here. */
export function ownAddress({ host, port }: { host: string; port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
