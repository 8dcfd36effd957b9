/**
 * What the server takes for an email address too: valibot's own pattern knows neither the apostrophe of O'Brien nor a domain
 * that is not Latin, which browsers write as `xn--…`.
 */
export const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i
