const names = new Map<string, string>();

/** Sentences name images: the last names from the library are remembered. */
export function rememberImageNames(images: readonly { readonly id: string; readonly name: string }[]): void {
  for (const { id, name } of images) names.set(id, name);
}

export function imageName(imageId: string): string | undefined {
  return names.get(imageId);
}
