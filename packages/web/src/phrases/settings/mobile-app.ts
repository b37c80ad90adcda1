import { definePhrases } from '../phrases.ts';

export const mobileAppPhrases = definePhrases('mobile-app', {
  title: 'Mobile App',
  app: 'The app',
  appHint: 'How guests find your app and how the app stores identify it.',
  identity: 'Name and version',
  stores: 'App stores',
  storesHint: 'Links to the app stores, shown in the online store and its emails.',
  nameHint: 'Shown under the icon, at most 30 characters.',
  packageHint: 'For example, com.harborpizza.app. You cannot change it once the app is in a store.',
  versionHint: 'Increase it before you build the app again.',
  build: 'Build',
  noBuildService: 'No build service is set up, so you cannot build the app from this console.',
  buildText: 'Name, version and store addresses are still saved here and published to your stores and terminals.',
});
