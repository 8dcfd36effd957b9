/** The cookie by which a browser is known as a device that an account has confirmed. */
import type { Request } from 'express'
import type { Env } from '../platform/env.ts'
import { deviceDays } from './confirmed-devices.ts'
import type { Device } from './confirmed-devices.ts'

const cookieValue = /(?:^|; )(?:__Host-)?dhow_device=([\w-]{32})(?:;|$)/

/** The device of a request to a site of ours. */
export function deviceOf(req: Request): Device {
  return { place: 'sites', token: cookieValue.exec(req.headers.cookie ?? '')?.[1] }
}

/** Has the browser keep the token of its device, where no script reads it. Without a token what it keeps stays. */
export function keepDevice(
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  req: Request,
  token: string | undefined,
): void {
  if (token === undefined) return
  // as the cookie of sessions: browsers take the prefix over https only
  const secure = PUBLIC_ORIGIN?.startsWith('https:') ?? false
  req.res?.cookie(secure ? '__Host-dhow_device' : 'dhow_device', token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: deviceDays * 86_400_000,
  })
}
