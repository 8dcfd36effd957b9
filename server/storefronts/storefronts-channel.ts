/** The channel of PostgreSQL on which processes hear that storefronts have changed. */
export const storefrontsChannel = 'dhow_storefronts_changed'
