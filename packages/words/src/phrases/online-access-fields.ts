import { definePhrases } from '../phrases.ts';

/** Online access by its paths: its names in forms, review and history. */
export const onlineAccessFields = definePhrases('online-access-fields', {
  onlineAccess: 'Online Ordering',
  'onlineAccess.accessUrl': 'Access URL',
  'onlineAccess.shortUrl': 'Short URL',
  'onlineAccess.acceptOrders': 'Take online orders',
  'onlineAccess.pauseMessage': 'Message to guests while paused',
  'onlineAccess.minimumOrder.enabled': 'Require a minimum amount',
  'onlineAccess.minimumOrder.amount': 'Minimum order amount',
  'onlineAccess.blockedTimes': 'Blocked times',
  'onlineAccess.blockedTimes.name': 'Name',
  'onlineAccess.blockedTimes.days': 'Days',
  'onlineAccess.blockedTimes.startTime': 'From',
  'onlineAccess.blockedTimes.endTime': 'Until',
  'onlineAccess.blockedTimes.disabled': 'Active',
});
