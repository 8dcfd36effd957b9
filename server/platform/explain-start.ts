import path from 'node:path'

/** Settings of the operator that can make a start fail, by the names of the variables. */
export interface StartSettings {
  PORT: number
  HOST: string
  folders: Readonly<Record<'DATA_FOLDER' | 'MEDIA_FOLDER' | 'DIST_FOLDER', string>>
}

/** What an operator can do about an error of the machine that ends a start, by its code. */
const advice: Readonly<Record<string, (settings: StartSettings, failed: NodeJS.ErrnoException) => string>> = {
  EADDRINUSE: ({ PORT }) => `Port ${PORT} is taken; set PORT to a free one.`,
  EADDRNOTAVAIL: noSuchHost,
  ENOTFOUND: noSuchHost,
  EACCES: notAllowed,
  EPERM: notAllowed,
  EROFS: notAllowed,
  EEXIST: notAllowed,
  ENOTDIR: notAllowed,
  ENOSPC: (settings, failed) =>
    `There is no space left for ${variableOf(settings, failed)}; make some, or set it to another place.`,
}

function noSuchHost({ HOST }: StartSettings): string {
  return `HOST is ${HOST}, which is no address of this machine; without it Dhow listens at all of them.`
}

function notAllowed(settings: StartSettings, failed: NodeJS.ErrnoException): string {
  return failed.syscall === 'listen'
    ? `This user may not listen at port ${settings.PORT}; set PORT to one from 1024 on.`
    : `Set ${variableOf(settings, failed)} to a folder that this user may write to, or let them write there.`
}

/** The outermost of the folders that the failure is in: those within are where they are because of it. */
function variableOf({ folders }: StartSettings, { path: place = '' }: NodeJS.ErrnoException): string {
  const around = Object.entries(folders)
    .filter(([, folder]) => place === folder || place.startsWith(folder + path.sep))
    .toSorted(([, a], [, b]) => a.length - b.length)
  return around[0]?.[0] ?? 'DATA_FOLDER'
}

/** An error that ended a start, with what the operator can do about it where we know. */
export function explainStart(error: unknown, settings: StartSettings): string {
  if (!(error instanceof Error)) return String(error)
  const failed: NodeJS.ErrnoException = error
  const advise = failed.syscall && failed.code ? advice[failed.code] : undefined
  return advise ? `${error.message}\n${advise(settings, failed)}` : error.message
}
