import { definePhrases } from '../phrases.ts';

export const palettePhrases = definePhrases('palette', {
  publish: 'Publish menus and settings',
  publishEmployment: 'Publish employment',
  publishStatus: 'Publish status',
  importMenu: 'Import a menu',
  importSettings: 'Import settings',
  importEmployment: 'Import employment',
  importZones: 'Import delivery zones',
  addItem: 'Add menu item',
  alsoAddItem: 'add item, new item, add a dish',
  addOffer: 'Add an offer',
  alsoAddOffer: 'add offer, new offer, add coupon, new coupon, new deal, new discount',
  addLocation: 'Add location',
  addGroup: 'Add group',
  addEmployee: 'Add employee',
  createRole: 'Create role',
  addCompany: 'Add company',
  logOut: 'log out, sign out',
});
