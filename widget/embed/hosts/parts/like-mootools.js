// What MooTools 1.4 leaves in the place of natives, written anew from its documentation.
;(() => {
  const { slice } = Array.prototype
  const isList = (item) => item != null && typeof item !== 'string' && typeof item.length === 'number'
  Array.from = (item) => (item == null ? [] : isList(item) ? slice.call(item) : [item])
  Function.from = (item) => (typeof item === 'function' ? item : () => item)
  Number.from = (item) => (Number.isFinite(Number.parseFloat(item)) ? Number.parseFloat(item) : null)
  String.from = String
  Object.assign(Array.prototype, {
    clone() {
      return slice.call(this)
    },
    contains(item) {
      return this.indexOf(item) !== -1
    },
    append(items) {
      this.push(...items)
      return this
    },
    empty() {
      this.length = 0
      return this
    },
  })
  Object.assign(String.prototype, {
    contains(text) {
      return this.indexOf(text) > -1
    },
    test(pattern) {
      return new RegExp(pattern).test(this)
    },
  })
  const NativeElement = globalThis.Element
  globalThis.Element = function (tag) {
    return document.createElement(tag)
  }
  globalThis.Element.prototype = NativeElement.prototype
  Object.assign(NativeElement.prototype, {
    set(name, value) {
      this.setAttribute(name, value)
      return this
    },
    get(name) {
      return this.getAttribute(name)
    },
    dispose() {
      return this.parentNode ? this.parentNode.removeChild(this) : this
    },
    empty() {
      this.replaceChildren()
      return this
    },
  })
  globalThis.$$ = (selector) => slice.call(document.querySelectorAll(selector))
})()
