export * from '#content/dictionaries/formats.ts';
