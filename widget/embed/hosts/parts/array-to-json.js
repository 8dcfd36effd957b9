// A page's own way to tell arrays and objects, from the days before JSON.
Array.prototype.toJSON = function () {
  return `[${this.map((item) => JSON.stringify(item)).join(', ')}]`
}
