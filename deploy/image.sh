#!/bin/sh
# npm run image: the site as a container image, by buildah, podman or docker, whichever is here.
set -eu
cd "$(dirname "$0")/.."
for tool in buildah podman docker; do
	command -v "$tool" >/dev/null && exec "$tool" build -f deploy/Containerfile -t faro-vocacional .
done
echo 'No program for images is here: apt-get install buildah' >&2
exit 1
