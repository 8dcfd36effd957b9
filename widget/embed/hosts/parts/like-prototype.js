// What Prototype 1.7 and 1.6 leave in the place of natives, written anew from their documentation: other meanings under the
// same names.
;(() => {
  const { slice } = Array.prototype
  const $A = (list) => (list == null ? [] : list.toArray ? list.toArray() : slice.call(list))
  Array.from = $A
  const enumerable = {
    toArray() {
      return slice.call(this)
    },
    entries() {
      return slice.call(this)
    },
    find(wanted, context) {
      for (let index = 0; index < this.length; index++) {
        if (wanted.call(context, this[index], index)) return this[index]
      }
    },
    include(value) {
      return this.indexOf(value) !== -1
    },
    inspect() {
      return `[${this.join(', ')}]`
    },
    each(visit) {
      this.forEach(visit)
      return this
    },
    toJSON() {
      return JSON.stringify(slice.call(this))
    },
  }
  // assigned, as libraries of their time did: names of every array in a for-in
  Object.assign(Array.prototype, enumerable)
  // without recursion through itself
  Array.prototype.toJSON = function () {
    return `[${slice
      .call(this)
      .map((item) => JSON.stringify(item))
      .join(', ')}]`
  }
  Date.prototype.toJSON = function () {
    return `"${this.toISOString()}"`
  }
  const { bind } = Function.prototype
  Function.prototype.bind = function (context, ...given) {
    if (arguments.length < 2 && context === undefined) return this
    return bind.call(this, context, ...given)
  }
  Object.assign(HTMLElement.prototype, {
    update(text) {
      this.innerHTML = text ?? ''
      return this
    },
    remove() {
      this.parentNode.removeChild(this)
      return this
    },
    show() {
      this.style.display = ''
      return this
    },
    select(selector) {
      return $A(this.querySelectorAll(selector))
    },
    next() {
      return this.nextElementSibling
    },
  })
  globalThis.$ = (id) => document.getElementById(id)
})()
