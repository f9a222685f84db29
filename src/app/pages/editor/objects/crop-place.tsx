import { AskedLayer } from '../../../editing/asked-layer.tsx';
import { onDemand } from '../parts/later.tsx';

const CropLayer = onDemand(async () => (await import('./crop-layer.tsx')).CropLayer);

export const CropPlace = () => <AskedLayer to="crop" Layer={CropLayer} />;
