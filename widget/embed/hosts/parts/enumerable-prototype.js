// Names that every object of the page has, also in a for-in.
Object.prototype.extend = function (more) {
  return Object.assign(this, more)
}
Object.prototype.each = function (visit) {
  Object.keys(this).forEach((name) => visit(this[name], name))
}
