/**
 * The cookie in which a site keeps the token of the visitor's cart beside the browser's storage, so that the server can put
 * the cart into the cart page: on a slow line the page would else wait for its scripts, and then for the cart.
 */
export const cartCookieName = 'dhow_cart'
