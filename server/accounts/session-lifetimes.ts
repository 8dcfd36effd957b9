/** How long a log-in lasts: on a site, unused on a site, and in a widget. */

/** Days after which a log-in on a site ends, however often it is used (ASVS 7.3.2). */
export const lifetimeDays = 30

/** Days after which an unused log-in on a site ends (ASVS 7.3.1); each use begins them anew. */
export const idleDays = 14

/** Hours of a log-in in a widget: its token is kept in a page that is not ours, so an afternoon and not a month. */
export const widgetHours = 12
