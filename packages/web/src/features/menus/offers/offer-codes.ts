import { offerSchema } from '@servery/domain';

const { info, validity, advanced, value } = offerSchema.shape;

/** The closed sets of an offer's schema, for choices and chips. */
export const offerTypes = info.shape.type.options;
export const offerChannels = info.shape.channels.element.options;
export const customerTypes = validity.shape.customerTypes.shape.customerTypes.element.options;
export const minimumModes = validity.shape.minimumPurchase.shape.mode.options;
export const shownAs = advanced.shape.showOfferAs.options;
export const taxApplies = advanced.shape.taxApply.options;
export const appliedFirst = advanced.shape.applyOfferTo.options;
export const appliesTo = value.shape.appliesTo.options;
export const valueTypes = value.shape.schemes.element.shape.comboOffer.shape.type.options;
