import { definePhrases } from '../phrases.ts';

export const mobileAppPhrases = definePhrases('mobile-app', {
  title: 'Mobile App',
  app: 'The app',
  appHint: 'How guests find your app, and what the stores know it by.',
  identity: 'Name and version',
  stores: 'App stores',
  storesHint: 'Guests are led there from the online store and its e-mails.',
  nameHint: 'Under the icon; at most 30 characters.',
  packageHint: 'Such as com.harborpizza.app. It cannot change once the app is in a store.',
  versionHint: 'Raise it before the app is built again.',
  build: 'Build',
  noBuildService: 'No build service is configured, so the app cannot be built from this console.',
  buildText: 'Name, version and store addresses are kept here and published to your stores and terminals all the same.',
});
