/** How far the prover looks: lines of an order, offers that somebody asks for, and the percent of the usual price below which a price is suspicious. */
export const proofBound = { lines: 6, asked: 4, lowestShare: 40 } as const;
