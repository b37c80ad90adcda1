/** Loads the code of notices and dialogs ahead: a person whose connection goes away is told so, and asked, all the same. */
export function loadMessages(): void {
  const parts = [
    import('./notifications/notification-place.tsx'),
    import('./notifications/notice-channel.tsx'),
    import('./dialogs/loading-dialog.tsx'),
    import('./dialogs/confirm-dialog.tsx'),
  ];
  // Those that did not come are asked for again when they are needed.
  Promise.all(parts).catch(() => undefined);
}
