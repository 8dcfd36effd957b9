/** Address of a storefront's logo on any site of the installation, for mails: programs that show them draw no SVG. */
export const logoPath = (slug: string): string => `/_logo/${slug}.png`
