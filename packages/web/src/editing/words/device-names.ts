const names = new Map<string, string>();

/** Sentences name displays and printers: the names that the settings had last are remembered. */
export function rememberDeviceNames(devices: readonly { readonly id: string; readonly name: string }[]): void {
  for (const { id, name } of devices) names.set(id, name);
}

export function deviceName(deviceId: string): string | undefined {
  return names.get(deviceId);
}
