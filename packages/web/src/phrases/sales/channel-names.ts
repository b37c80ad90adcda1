/** Where a guest orders; the same on tickets, in the finder and in reports. */
export const channelNames = {
  'channel.POS': 'In store',
  'channel.ONLINE': 'Online',
  'channel.KIOSK': 'Kiosk',
} as const;
