import { onDemand } from '../../pages/editor/parts/later.tsx';
import { AskedLayer } from '../asked-layer.tsx';

const PointsLayer = onDemand(async () => (await import('./points-layer.tsx')).PointsLayer);

export const PointsPlace = () => <AskedLayer to="points" Layer={PointsLayer} />;
