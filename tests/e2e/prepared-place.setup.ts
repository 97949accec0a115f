import { newPlace, removePlace, startProduct } from './product.ts';

/** Starts the product once, which builds what is out of date, and stores its data folder for the tests to copy. */
export default async function setup(): Promise<() => Promise<void>> {
  const place = await newPlace();
  const product = await startProduct(place);
  await product.stop();
  process.env['PREPARED_DATA_DIR'] = place.dataDir;
  return () => removePlace(place);
}
