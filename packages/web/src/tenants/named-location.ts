/** A location whose tab calls the server. */
export type NamedLocation = { readonly companyId: string; readonly locationId: string; readonly name: string };
