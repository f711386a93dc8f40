#!/bin/sh
# Puts a version of the site into /opt/faro/releases, installs and builds it there, and prints its folder.
#   sh deploy/stage.sh <folder of a repository | address for git> [branch, tag]
set -eu
source=$1
id=$(date -u +%Y%m%dT%H%M%S)
folder=/opt/faro/releases/$id
install -d -o faro -g faro "$folder"
if [ -d "$source" ]; then
	tar -C "$source" --exclude=./node_modules --exclude=./dist --exclude=./.data --exclude=./.cache --exclude=./.git -cf - . | tar -C "$folder" -xf - --no-same-owner
else
	git clone -q --depth 1 ${2:+--branch "$2"} "$source" "$folder"
fi
trap 'rm -rf "$folder"' EXIT
chown -R faro:faro "$folder"
# Built as the site's account, then nobody's to write: a fault of the site changes no code.
cd "$folder"
runuser -u faro -- env HOME=/var/cache/faro npm_config_cache=/var/cache/faro/npm npm run build >&2
chown -R root:root "$folder"
chmod -R a+rX,go-w "$folder"
trap - EXIT
echo "$folder"
