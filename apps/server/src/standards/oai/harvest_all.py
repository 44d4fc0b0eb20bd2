"""Harvests a repository whole with two clients, one after the other, and prints as JSON what each got."""

import json
import sys

from oaipmh_scythe import Scythe
from sickle import Sickle

address = sys.argv[1]


def told(records):
    headers = [(one.header.identifier, bool(one.header.deleted)) for one in records]
    return {"live": [name for name, gone in headers if not gone], "gone": [name for name, gone in headers if gone]}


sickle = Sickle(address)
answer = {
    "sickle": {
        "name": sickle.Identify().repositoryName,
        "formats": [one.metadataPrefix for one in sickle.ListMetadataFormats()],
        "sets": [one.setSpec for one in sickle.ListSets()],
        "headers": len(list(sickle.ListIdentifiers(metadataPrefix="oai_dc"))),
        **{
            prefix: told(sickle.ListRecords(metadataPrefix=prefix, ignore_deleted=False))
            for prefix in ("oai_dc", "mods", "oai_etdms")
        },
    }
}
one = next(sickle.ListRecords(metadataPrefix="oai_dc", ignore_deleted=True))
answer["sickle"]["title"] = sickle.GetRecord(metadataPrefix="oai_dc", identifier=one.header.identifier).metadata["title"]

with Scythe(address) as scythe:
    answer["scythe"] = {
        "name": scythe.identify().repositoryName,
        "sets": [one.setSpec for one in scythe.list_sets()],
        "headers": len(list(scythe.list_identifiers(metadata_prefix="oai_dc"))),
        "oai_dc": told(scythe.list_records(metadata_prefix="oai_dc")),
    }

print(json.dumps(answer))
