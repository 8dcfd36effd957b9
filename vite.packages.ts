import type { Plugin } from 'vite'

/**
 * Radix hides the newer hooks from bundlers, as `React[' useId '.trim().toString()]`. A name that is worked out keeps all
 * names alive, and with them a kilobyte of Preact that is never called.
 */
export function plainNames(): Plugin {
  return {
    name: 'plain-names',
    transform: (code, id) =>
      id.includes('/@radix-ui/')
        ? code.replace(/\bReact\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React.$1')
        : null,
  }
}

/**
 * Parts of `preact/compat` for what nothing here uses: React's experimental `SuspenseList`, methods of classes that React has renamed,
 * names that React's own events have besides those of the DOM, and the dispatcher that React shows to its tools. What they set on
 * prototypes looks to a bundler like an effect, so that they would be kept: 0.5 kB in every view.
 */
export function leanCompat(): Plugin {
  // of the names that SVG writes with hyphens, those that the widget's pictures have (`widget/ui/pictures/svg-names.test.ts`)
  const allNames = /\/\^\(\?:accent\|.{200,320}?\)\[A-Z\]\//
  const ourNames = '/^(?:clip(?!PathU)|stroke|text(?!L))[A-Z]/'
  const parts = [
    /\((\w+)\.prototype=new \w+\)\.__a=.{300,700}?\.componentDidMount=function\(\)\{.{40,80}?\}\)\}/,
    /,\["componentWillMount",.{150,300}?writable:!0,value:\w+\}\)\}\}\)\}\)/,
    /var (\w+)=(\w+)\.event;\2\.event=function\(.{100,260}?nativeEvent=\w+\};/,
    /var (\w+)=(\w+)\.__r;\2\.__r=function\(.{10,60}?\.__c\};/,
  ]
  return {
    name: 'lean-compat',
    transform(code, id) {
      if (!id.endsWith('/preact/compat/dist/compat.module.js')) return null
      const cut = (whole: string, part: RegExp, instead: string) => {
        if (!part.test(whole)) throw new Error(`preact/compat has changed: look again for ${part.source}`)
        return whole.replace(part, instead)
      }
      return parts.reduce((whole, part) => cut(whole, part, ''), cut(code, allNames, ourNames))
    },
  }
}

/** valibot walks the fields of a schema by a for-in, which in a page that extends `Object.prototype` finds more than fields. */
export function ownFields(): Plugin {
  return {
    name: 'own-fields',
    transform: (code, id) =>
      id.includes('/node_modules/valibot/')
        ? code.replaceAll('for (const key in this.entries)', 'for (const key of Object.keys(this.entries))')
        : null,
  }
}
