/** How long the proof of an order opens it. Apart from the schemas, since the browser needs it too. */
export const proofMinutes = 30
