export { type Mailbox, type MailSandbox, type ReceivedMail, startMailSandbox } from './mail/mail-sandbox.ts';
export { type ObjectStoreSandbox, startObjectStoreSandbox } from './object-store/object-store-sandbox.ts';
export { type AggregatorSandbox, startAggregatorSandbox } from './services/aggregator.ts';
export { type AnalyticsHostSandbox, startAnalyticsHostSandbox } from './services/analytics-host.ts';
export { type CardHostSandbox, startCardHostSandbox } from './services/card-host.ts';
export { type GeocoderSandbox, startGeocoderSandbox } from './services/geocoder.ts';
export type { JsonService, ServiceRequest, Trouble } from './services/json-service.ts';
export { type LaborRecord, type LaborSandbox, type LaborTrouble, startLaborSandbox } from './services/labor-service.ts';
