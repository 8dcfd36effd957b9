import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import './button.css'

/** `act`: the one thing to do next on a screen; `line`: another way; `quiet`: a small step aside. */
export type ButtonLook = 'act' | 'line' | 'quiet'

interface Looks {
  look?: ButtonLook
  size?: 'small' | 'normal'
  wide?: boolean
}

function classOf({ look = 'line', size = 'normal', wide = false }: Looks, extra?: string): string {
  return ['button', `button--${look}`, size === 'small' && 'button--small', wide && 'button--wide', extra]
    .filter(Boolean)
    .join(' ')
}

/** Props of `Button`. While `busy` it keeps its place and its focus, says so, and ignores clicks. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  busy?: boolean
  icon?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button says what happens. */
export function Button({
  look,
  size,
  wide,
  busy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <span className="button__wait" aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button: it leads somewhere and can be opened in a new tab. */
export function ButtonLink({
  look,
  size,
  wide,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks) {
  return (
    <a {...rest} className={classOf({ look, size, wide }, className)}>
      {children}
    </a>
  )
}
