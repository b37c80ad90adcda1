import { definePhrases } from '../phrases.ts';

/** The mobile app by its paths: its names in forms, review and history. */
export const mobileAppFields = definePhrases('mobile-app-fields', {
  mobileApp: 'Mobile App',
  'mobileApp.name': 'Name',
  'mobileApp.packageName': 'Package name',
  'mobileApp.version': 'Version',
  'mobileApp.androidAppStoreUrl': 'Android app store',
  'mobileApp.iosAppStoreUrl': 'iOS app store',
});
