/** The address of a report of business dates, beside the same weekdays before; of one place, or of the level that is worked at. */
export function reportOfDays({ from, to }: { readonly from: string; readonly to: string }, place?: string | null) {
  return { period: 'chosen', from, to, versus: 'weekdays', ...(place && { place }) };
}
