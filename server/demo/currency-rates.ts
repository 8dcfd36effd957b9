/** Reference rates of one day: units of each currency for one US dollar, as decimal strings so that no digit is lost. */
export interface DemoCurrencyRates {
  day: string
  base: 'USD'
  rates: Record<string, string>
}

export const currencyRates: DemoCurrencyRates = {
  day: '2026-11-20',
  base: 'USD',
  rates: {
    USD: '1',
    AED: '3.6725',
    EUR: '0.8642',
    GBP: '0.7581',
    TRY: '45.9120',
    RUB: '82.4500',
    EGP: '48.3600',
    SAR: '3.7500',
    KWD: '0.3068',
    JPY: '152.4000',
    CNY: '7.0850',
    ILS: '3.2810',
    AZN: '1.7000',
    IRR: '1115000',
  },
}
