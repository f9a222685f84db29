// In place of the package `url-parse`, which is no module: with it, every page would load what makes modules of such packages.
// oxlint-disable-next-line import/no-default-export -- the package has one
export default URL;
