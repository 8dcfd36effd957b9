/**
 * What of the western cities' departures is sold already when the demo starts: `share` of a departure's places, so many
 * days ahead. A day on which the option does not run (a closed weekday, a holiday) is left out by the loader.
 */
export const westernSales = [
  { externalId: 'lis-sintra-roca', option: 'shared-minibus', daysAhead: 1, startTime: '09:00', share: 1 },
  { externalId: 'lis-sintra-roca', option: 'shared-minibus', daysAhead: 2, startTime: '09:00', share: 0.875 },
  { externalId: 'lis-sintra-roca', option: 'shared-minibus', daysAhead: 3, startTime: '09:00', share: 0.75 },
  { externalId: 'lis-alfama-tram', option: 'morning', daysAhead: 1, startTime: '08:45', share: 0.9 },
  { externalId: 'lis-alfama-tram', option: 'morning', daysAhead: 1, startTime: '10:30', share: 1 },
  { externalId: 'lis-alfama-tram', option: 'morning', daysAhead: 2, startTime: '10:30', share: 0.8 },
  { externalId: 'par-seine-dusk', option: 'after-dark', daysAhead: 1, startTime: '21:30', share: 0.98 },
  { externalId: 'par-seine-dusk', option: 'after-dark', daysAhead: 2, startTime: '21:30', share: 0.6 },
  { externalId: 'par-left-bank-writers', option: 'english', daysAhead: 1, startTime: '10:30', share: 1 },
  { externalId: 'par-left-bank-writers', option: 'english', daysAhead: 4, startTime: '15:00', share: 0.92 },
  { externalId: 'par-private-launch', option: 'evening', daysAhead: 5, startTime: '20:00', share: 1 },
  {
    externalId: 'rom-colosseum-underground',
    option: 'small-group-english',
    daysAhead: 3,
    startTime: '09:00',
    share: 1,
  },
  {
    externalId: 'rom-colosseum-underground',
    option: 'small-group-italian',
    daysAhead: 3,
    startTime: '11:15',
    share: 0.93,
  },
  {
    externalId: 'rom-colosseum-underground',
    option: 'small-group-english',
    daysAhead: 4,
    startTime: '09:00',
    share: 0.86,
  },
  { externalId: 'rom-vespa-sidecar', option: 'vnb-1961', daysAhead: 2, startTime: '09:00', share: 0.67 },
  { externalId: 'bcn-flamenco', option: 'show', daysAhead: 1, startTime: '21:00', share: 1 },
  { externalId: 'bcn-flamenco', option: 'show', daysAhead: 2, startTime: '21:00', share: 0.96 },
  { externalId: 'bcn-flamenco', option: 'supper-and-show', daysAhead: 3, startTime: '18:30', share: 0.4 },
  { externalId: 'bcn-montserrat', option: 'ridge', daysAhead: 2, startTime: '08:15', share: 0.92 },
  { externalId: 'bcn-montserrat', option: 'ridge', daysAhead: 3, startTime: '08:15', share: 1 },
  { externalId: 'msk-metro-palaces', option: 'english', daysAhead: 1, startTime: '14:00', share: 1 },
  { externalId: 'msk-metro-palaces', option: 'english', daysAhead: 2, startTime: '11:00', share: 0.9 },
  { externalId: 'ams-open-boat', option: 'boat', daysAhead: 1, startTime: '17:30', share: 1 },
  { externalId: 'ams-open-boat', option: 'boat-with-cheese', daysAhead: 1, startTime: '15:45', share: 0.92 },
  { externalId: 'ams-open-boat', option: 'boat', daysAhead: 2, startTime: '17:30', share: 0.75 },
]
