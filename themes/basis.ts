import type { Theme } from './theme.ts'

/** Code is set in the system's own face: it is never worth a font's weight. */
export const codeFace = "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace"

/**
 * What most looks share, so that a theme's file says what is its own. The scale of type is 12 · 14 · 16 · 18 · 22 · 28 ·
 * 36 · 48 · 64; nothing that must be read is smaller than 14.
 */
export const basis = {
  ground: 'light',
  size: {
    caption: '12px',
    small: '14px',
    body: '16px',
    lead: '18px',
    title: '22px',
    heading: '28px',
    large: '36px',
    display: '48px',
    poster: '64px',
    subsection: 'clamp(22px, 2.6vi, 28px)',
    section: 'clamp(28px, 4vi, 48px)',
    page: 'clamp(44px, 6.4vi, 88px)',
    hero: 'clamp(52px, 9.6vi, 136px)',
  },
  weight: { regular: '400', medium: '550', strong: '650' },
  leading: { huge: '0.94', tight: '1.15', snug: '1.3', text: '1.45', loose: '1.6' },
  figures: { style: 'tabular-nums lining-nums', tracking: '-0.01em' },
  label: { weight: '650', tracking: '0', case: 'none' },
  density: { tight: 1, air: 1 },
  stroke: { line: '1px', edge: '1.5px', strong: '3px' },
  motion: {
    quick: '140ms',
    move: '220ms',
    leave: '300ms',
    turn: '700ms',
    scene: '900ms',
    breathe: '1400ms',
    wait: '6s',
    ease: 'ease-out',
  },
  picture: {
    card: '4 / 3',
    gallery: '3 / 2',
    filter: 'none',
    frame: 'none',
    clip: 'none',
    label: '12px auto',
  },
  ornament: { tile: 'none', size: 'auto', edge: 'none' },
} satisfies Partial<Theme>
